import { testsOf } from "./games.mjs";
import { visited } from "./site.mjs";

testsOf("fantazja", visited(), 3, "pl");
