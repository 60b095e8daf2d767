/** The address without white space, or undefined if it is neither a web address nor a path of this site (W8). */
export const toSafeHref = (href: string) => (/^(https?:\/\/|\/(?!\/))/i.test(href.trim()) ? href.trim() : undefined);
