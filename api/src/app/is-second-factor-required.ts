import { isPublicAddress } from './preflight/is-public-address';

const settings = ['', 'required', 'optional'];

/** Whether administrators need a second factor (`SECOND_FACTOR`): by default where the site has a public https address. */
export const isSecondFactorRequired = ({ SECOND_FACTOR: setting = '', PUBLIC_URL: url = '' }: NodeJS.ProcessEnv) => {
  if (!settings.includes(setting)) throw new Error(`SECOND_FACTOR is ${setting}: it can be required or optional`);
  return setting === '' ? url.startsWith('https:') && isPublicAddress(url) : setting === 'required';
};
