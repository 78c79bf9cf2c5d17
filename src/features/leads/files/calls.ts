/** Addresses to which an enquiry's file is sent, and at which it is opened. */
export const filesCall = (apiBase: string): string => `${apiBase}/lead-files`;
export const filePath = (apiBase: string, uid: string): string => `${filesCall(apiBase)}?id=${uid}`;
