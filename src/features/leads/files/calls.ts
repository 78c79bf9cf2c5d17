/** Where a file of an enquiry is sent to, and where it is looked at. */
export const filesCall = (apiBase: string): string => `${apiBase}/lead-files`;
export const filePath = (apiBase: string, uid: string): string => `${filesCall(apiBase)}?id=${uid}`;
