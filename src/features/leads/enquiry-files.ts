/** Files sent with enquiries, for the code that serves, accepts and deletes them. */

export { storeOne } from "./files/posted-files.ts";
export { fileBytes, filesOf, forgetWaitingFiles } from "./files/stored-files.ts";
