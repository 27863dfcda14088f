// The tools as engravings in a square of 48: `body` is filled and outlined, `lines` are outlines, `hatch` is shading.

export interface Engraving {
  body: string;
  lines: string;
  hatch: string;
}

export const ENGRAVINGS: Record<number, Engraving> = {
  // Grozing Pliers: narrow jaws that nibble an edge.
  1: {
    body: "M22 22L15 8Q17 4 20 8L25 19ZM26 22L33 8Q31 4 28 8L23 19Z",
    lines:
      "M22 21Q14 30 12 44M27 21Q35 30 37 44M24.5 21.5m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M19 12l2-1M20.5 15l2-1M29 12l-2-1M27.5 15l-2-1",
    hatch: "M19 27l-3 1M17 31l-3 1M15.5 35l-3 1M30 27l3 1M32 31l3 1M33.5 35l3 1",
  },
  // Eglomise Brush: a fine brush, and a leaf of gilding behind it.
  2: {
    body: "M14 34Q8 37 7 43Q14 43 18 38ZM16 32L20 36L25 31L21 27Z",
    lines: "M23 29L40 8Q43 7 42 10L25 31M26 41q4-3 8 0t8 0",
    hatch: "M10 41l4-4M13 41l3-3M19 30l3 3M34 16l2 2M31 20l2 2M28 24l2 2M28 45q3-2 6 0t6 0",
  },
  // Copper Foil Burnisher: a wedge that presses foil around an edge.
  3: {
    body: "M8 40L14 27L21 34ZM26 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM31 30a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z",
    lines: "M14 27L31 7Q36 5 35 10L21 34M26 31Q26 43 16 43H8",
    hatch: "M12 36l4 1M14 32l5 2M22 19l3 3M25 15.5l3 3M28 12l3 3M41 25l2-1M42.5 29h1.5M41.5 34l2 1",
  },
  // Lathekin: a flat paddle of bone that opens lead.
  4: {
    body: "M6 42Q5 34 14 26L27 13Q36 5 42 6Q43 12 35 21L22 34Q14 43 6 42Z",
    lines: "M14 26Q20 28 22 34",
    hatch: "M9 38l2 2M11 34l4 4M14 31l4 4M27 17l4 4M30 14l4 4M33 11.5l3.5 3.5M36 9l3 3",
  },
  // Lens Cutter: an arm that turns about its foot and scores a circle.
  5: {
    body: "M21 13H27V19H21ZM36 19L41 21L38 29L35 26Z",
    lines: "M24 4V13M21 16H13M27 15L38 20M24 30m-17 0a17 13 0 1 0 34 0a17 13 0 1 0-34 0M24 19V30M21 30h6",
    hatch: "M13 38l3-4M18 41l3-4M24 42l3-4M30 40l2-3M10 26l3 2M22 7h4M22 10h4",
  },
  // Flux Brush: a stubby brush, wet.
  6: {
    body: "M17 25H31V31H17ZM17 31H31L29 43Q24 46 19 43Z",
    lines: "M20 25V7Q24 1 28 7V25M17 28H31",
    hatch: "M20 33l.5 10M23 33v11M26 33v11M29 33l-1 10M22 9v14M24.5 9v14M36 34q3 4 0 6q-3-2 0-6",
  },
  // Glazing Hammer.
  7: {
    body: "M9 10H31Q39 11 41 17H31V19H9Q6 15 9 10Z",
    lines: "M19 19V43Q22.5 46 26 43V19",
    hatch: "M12 12v5M15 12v5M18 12v5M21 24v17M23.5 24v17M30 13h5M31 15h6",
  },
  // Running Pliers: broad jaws, and the crack that runs from them.
  8: {
    body: "M13 17Q9 10 14 7H23V17ZM35 17Q39 10 34 7H25V17Z",
    lines:
      "M17 17Q22 22 15 30L11 44M31 17Q26 22 33 30L37 44M24 21m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M24 7l-2-3l3-2",
    hatch: "M15 10h6M14 13h7M27 10h6M27 13h7M14 32l3 1M13 36l3 1M34 32l-3 1M35 36l-3 1",
  },
  // Cork-backed Straightedge.
  9: {
    body: "M5 36L36 5L43 12L12 43Z",
    lines: "M12 29l3 3M16 25l5 5M20 21l3 3M24 17l5 5M28 13l3 3M32 9l5 5M8 39L39 8",
    hatch: "M9 40l1 0M14 37l1 0M18 33l1 0M22 29l1 0M26 25l1 0M31 20l1 0M35 16l1 0M38 12.5l1 0",
  },
  // Grinding Stone: a wheel in its frame.
  10: {
    body: "M8 21a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM20 21a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z",
    lines: "M23 21L12 44M23 21L34 44M9 44H37M26 21H42V15",
    hatch: "M12 15l4 2M11 20h4M12 25l4-1M15 30l3-3M31 12l-3 3M34 17l-4 1M30 31l-2-3M20 9l1 4M26 9l-1 4",
  },
  // Flux Remover: a bottle with its stopper.
  11: {
    body: "M13 28Q13 21 20 19V12H28V19Q35 21 35 28V40Q35 44 31 44H17Q13 44 13 40Z",
    lines: "M20 12V8L18 4H30L28 8V12M20 15H28M13 30Q18 27 24 30T35 30",
    hatch: "M16 33v7M19 33v9M22 34v8M29 23l3 3M31 22l2 2M22 5.5h4",
  },
  // Tap Wheel: a cutter with its little wheel.
  12: {
    body: "M13 35a6 6 0 1 0-12 0a6 6 0 1 0 12 0ZM5.5 35a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0ZM10 30L17 21L24 27L15 36Z",
    lines: "M20 24L36 5Q40 3 42 6T42 11L24 27M3 44H45",
    hatch: "M16 25l5 4M14 28l5 4M27 17l4 4M30 13.5l4 4M33 10l4 4M36 7l3 3M22 44l4-3M32 44l4-3",
  },
};
