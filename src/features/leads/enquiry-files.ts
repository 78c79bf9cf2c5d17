/** Files that come with enquiries, for those who serve them, take them and tidy them away. */
export { fileBytes, filesOf, forgetWaitingFiles } from "./files/kept-files.ts";
export { keepOne } from "./files/posted-files.ts";
