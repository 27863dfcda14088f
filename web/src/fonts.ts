// Two families, with the letters of Polish and French.
import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-ext-500.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-ext-600.css";
