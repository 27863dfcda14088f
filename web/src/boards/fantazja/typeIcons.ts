// Signs of the five types of building, 24 wide, for tokens and lists.
import type { Type } from "./types";

export const GLYPHS: Record<Type, string> = {
  residential: "M12 3L22 12H19V21H14V15H10V21H5V12H2Z",
  production: "M11 11L4 3L8 2L12 9L19 3L22 6L14 11L17 21H7L10 13L3 17L2 13Z",
  military: "M12 2L21 5V12C21 17 17 20.5 12 22.5C7 20.5 3 17 3 12V5Z",
  magic: "M12 1.5L14.6 9.4L22.5 12L14.6 14.6L12 22.5L9.4 14.6L1.5 12L9.4 9.4Z",
  special: "M12 2L20.7 7V17L12 22L3.3 17V7ZM12 7.5L8 9.8V14.2L12 16.5L16 14.2V9.8Z",
};
