/** A page's title followed by the site's name, where that is known. */
export const withSiteName = (title: string, siteName: string | null) => (siteName ? `${title} | ${siteName}` : title);
