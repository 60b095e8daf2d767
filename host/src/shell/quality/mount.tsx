import { createRoot } from 'react-dom/client';
import type { Language } from 'shared/i18n';
import { LanguageProvider } from 'shared/i18n';
import { QualityBar } from './QualityBar';
import type { Quality } from './quality';

/** Beside the page and not in it: whatever a build under test breaks, the way back stays. */
export const mountBar = (quality: Quality, language: Language) => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <LanguageProvider language={language}>
      <QualityBar quality={quality} />
    </LanguageProvider>,
  );
};
