/** Addresses were checked when they were saved; one that is neither web address nor own path is not rendered all the same (W8). */
export const safeHref = (href: string) => (/^(https?:\/\/|\/(?!\/))/i.test(href.trim()) ? href.trim() : undefined);
