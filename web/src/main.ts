import "./base.css";
import "./fonts";
