import { createPath, type To } from 'react-router';
import type { Language } from 'shared/i18n';
import { localiseAddress, splitAddress } from '../format/addresses';
import type { PlainHistory, Update } from './guarded-history';

/**
 * A history whose pages do not know the language of their address: locations come without it, and what leads to a page leads to
 * it in the language of the current address, unless it names another.
 */
export const createLanguageHistory = (history: Omit<PlainHistory, 'language'>): PlainHistory => {
  const language = (): Language => splitAddress(history.location.pathname).language;
  const localise = (to: To) => localiseAddress(typeof to === 'string' ? to : createPath(to), language());
  const strip = (location: PlainHistory['location']) => ({
    ...location,
    pathname: splitAddress(location.pathname).address,
  });
  return {
    ...history,
    get location() {
      return strip(history.location);
    },
    language,
    listen: (listener) =>
      history.listen(({ action, location }: Update) => listener({ action, location: strip(location) })),
    createHref: (to) => history.createHref(localise(to)),
    push: (to, state, options) => history.push(localise(to), state, options),
    replace: (to, state, options) => history.replace(localise(to), state, options),
  };
};
