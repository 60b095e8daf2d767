import 'shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { changeLanguage, LanguageProvider } from 'shared/i18n';
import { AppRouter } from 'shared/router';
import { setTheme } from 'shared/ui';
import { GalleryApp } from './GalleryApp';
import type { GalleryArea } from './gallery';
import { readAppearance } from './use-appearance';

/** Shows galleries in the page, in the language and theme of its address. */
export const runGallery = async (areas: readonly GalleryArea[]) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const { language = 'ko', theme = 'light' } = readAppearance(new URLSearchParams(location.search));
  setTheme(theme);
  await changeLanguage(language);
  createRoot(root).render(
    <LanguageProvider language={language}>
      <AppRouter>
        <GalleryApp areas={areas} />
      </AppRouter>
    </LanguageProvider>,
  );
};
