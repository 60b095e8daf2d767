declare global {
  var dataLayer: unknown[] | undefined;
}

// Google Analytics requires the arguments object itself; it ignores an array.
function pushToDataLayer(..._: unknown[]) {
  globalThis.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  globalThis.dataLayer.push(arguments);
}

const loadAnalytics = (id: string) => {
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
};

/** Referrer, or an empty string when it is a page of this site. */
const getExternalReferrer = () => (document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer);

/** Keeps Google's script, if it is loaded, from sending anything; or lets it again. `id`: the measurement id. */
export const stopTracking = (id: string, isStopped: boolean) => {
  (globalThis as Record<string, unknown>)[`ga-disable-${id}`] = isStopped;
};

/** Reports a view of a public page by its path without the query. Loads the Google script with the first view. */
export const trackPageView = (id: string) => {
  const isFirst = !globalThis.dataLayer;
  if (isFirst) pushToDataLayer('js', new Date());
  // Google also sends events by itself, such as reading time; these values apply to them from now on.
  pushToDataLayer('set', {
    page_location: location.origin + location.pathname,
    page_title: document.title,
    page_referrer: getExternalReferrer(),
  });
  if (isFirst) {
    // Page views are sent explicitly below.
    pushToDataLayer('config', id, { send_page_view: false });
    loadAnalytics(id);
  }
  pushToDataLayer('event', 'page_view');
};
