/** Address to which an enquiry's file is uploaded, and the address that opens one. */
export const filesCall = (apiBase: string): string => `${apiBase}/lead-files`;
export const filePath = (apiBase: string, uid: string): string => `${filesCall(apiBase)}?id=${uid}`;
