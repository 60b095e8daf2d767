/** When a page that cannot be shown now is worth another request. */
export const retryAfterSeconds = 10;
