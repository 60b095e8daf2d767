import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sharingPictureColours } from './sharing-picture-style';

test('pictures for link previews have the colours of the site', () => {
  const tokens = readFileSync('shared/src/ui/tokens.css', 'utf8');
  const light = tokens.slice(0, tokens.indexOf("[data-theme='dark']"));
  for (const [token, colour] of Object.entries(sharingPictureColours))
    expect(light).toContain(`--${token}: ${colour};`);
});
