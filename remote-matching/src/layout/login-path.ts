/** The address of the sign-in, which leads on to `next` afterwards. */
export const buildLoginPath = (next: string) => `/matching/login?next=${encodeURIComponent(next)}`;
