import { testsOf } from "./games.mjs";
import { visited } from "./site.mjs";

testsOf("basilica", visited(), 1, "pl");
