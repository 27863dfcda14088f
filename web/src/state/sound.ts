// Short synthesized sounds: a tap on stone, a ting of glass, a roll of dice, a bell, and how a game ends.

import { settings } from "./settings.svelte";

export type Sound = "tap" | "ting" | "roll" | "bell" | "no" | "won" | "over";
let context: AudioContext | null = null;
let output: GainNode | null = null;

export function playSound(sound: Sound): void {
  if (!settings.volume || !navigator.userActivation?.hasBeenActive) return;
  if (!context) {
    context = new AudioContext();
    output = new GainNode(context);
    output.connect(context.destination);
  }
  output!.gain.value = settings.volume / 100;
  const { currentTime: now } = context;
  if (sound === "tap") noise(now, 0.05, 900, 0.25);
  if (sound === "no") noise(now, 0.09, 220, 0.3);
  if (sound === "ting") ring(now, [1760, 2637], 0.35, 0.06);
  if (sound === "roll")
    for (let index = 0; index < 4; index += 1) noise(now + index * 0.07, 0.04, 1400 - index * 150, 0.16);
  if (sound === "won")
    for (const [index, pitch] of [523, 659, 784, 1047].entries())
      ring(now + index * 0.13, [pitch, pitch * 2], 1.6, 0.06);
  if (sound === "over") ring(now, [196, 294], 1.6, 0.06);
  if (sound === "bell") ring(now, [392, 784, 1175, 1568], 1.4, 0.08);
}

function ring(when: number, pitches: number[], length: number, loudness: number): void {
  for (const [index, pitch] of pitches.entries()) {
    const tone = new OscillatorNode(context!, { frequency: pitch });
    const gain = new GainNode(context!, { gain: 0 });
    gain.gain.setValueAtTime(loudness / (index + 1), when);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
    tone.connect(gain).connect(output!);
    tone.start(when);
    tone.stop(when + length);
  }
}

function noise(when: number, length: number, pitch: number, loudness: number): void {
  const buffer = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1)
    data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 3;
  const source = new AudioBufferSourceNode(context!, { buffer });
  const filter = new BiquadFilterNode(context!, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(context!, { gain: loudness }))
    .connect(output!);
  source.start(when);
}
