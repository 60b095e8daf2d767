const browsers = [
  ['Edg/', 'Edge'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Whale/', 'Whale'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and operating system of a user agent, such as "Edge · Windows"; '' if neither is known. */
export const formatDevice = (ua: string) => {
  const browser = browsers.find(([token]) => ua.includes(token))?.[1];
  const system = systems.find(([pattern]) => pattern.test(ua))?.[1];
  return [browser, system].filter(Boolean).join(' · ');
};
