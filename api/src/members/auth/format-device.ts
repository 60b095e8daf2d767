import Bowser from 'bowser';

/** Shorter than the names of the library. */
const names: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'NAVER Whale Browser': 'Whale',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Browser and operating system of a user agent, such as "Edge · Windows"; '' if neither is known. */
export const formatDevice = (ua: string) => {
  if (!ua) return '';
  const { browser, os } = Bowser.parse(ua);
  // A program that is no browser is known by its first word only.
  if (!os.name) return '';
  return [names[browser.name ?? ''] ?? browser.name, os.name].filter(Boolean).join(' · ');
};
