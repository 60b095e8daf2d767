import { findPolicyWeaknesses } from '../../host/server/rendering/testing-policy';
import type { Attack } from './attack';

const pages = ['/', '/console', '/matching'];

export const policy: Attack = {
  name: 'policy',
  control: async () => findPolicyWeaknesses("script-src 'self' 'unsafe-inline' https:").length > 0,
  run: async ({ site }) => {
    const through: string[] = [];
    for (const path of pages) {
      const { headers } = await fetch(site + path);
      for (const weakness of findPolicyWeaknesses(headers.get('content-security-policy') ?? ''))
        through.push(`${path} ${weakness}`);
    }
    return { tries: pages.length, through };
  },
};
