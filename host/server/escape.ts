const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML or XML, between tags and in attributes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
