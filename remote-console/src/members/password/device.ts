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

/** A browser and its system as people call them; '' where neither is known. */
export const deviceOf = (ua: string) => {
  const browser = browsers.find(([mark]) => ua.includes(mark))?.[1];
  const system = systems.find(([mark]) => mark.test(ua))?.[1];
  return [browser, system].filter(Boolean).join(' · ');
};
