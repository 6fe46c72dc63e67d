/** Whether an address reaches only the computer that it is opened on. */
export const isLoopback = (host: string): boolean => /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/i.test(host);
