import { createRoot } from 'react-dom/client';
import type { Language } from 'shared/i18n';
import { LanguageProvider } from 'shared/i18n';
import { OverrideBar } from './OverrideBar';
import type { OverrideStatus } from './override-status';

/** Mounts the bar in a root of its own, so that an error of a build under test cannot remove it. */
export const mountOverrideBar = (override: OverrideStatus, language: Language) => {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <LanguageProvider language={language}>
      <OverrideBar override={override} />
    </LanguageProvider>,
  );
};
