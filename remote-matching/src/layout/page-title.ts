/** A page's title followed by the site's name, unless that is null. */
export const withSiteName = (title: string, siteName: string | null) => (siteName ? `${title} | ${siteName}` : title);
