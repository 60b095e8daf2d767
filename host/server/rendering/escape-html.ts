const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, between tags and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
