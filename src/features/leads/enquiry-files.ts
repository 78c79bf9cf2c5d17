/** Files sent with enquiries, for the code that serves, accepts and deletes them. */
export { fileBytes, filesOf, forgetWaitingFiles } from "./files/kept-files.ts";
export { keepOne } from "./files/posted-files.ts";
