import { type ReactNode, Suspense } from 'react';
import { type Language, LanguageProvider } from 'shared/i18n';
import type { RemotePage } from 'shared/remotes';
import { Route, Routes } from 'shared/router';

interface TriedPageProps {
  path: string;
  page: RemotePage;
  data: unknown;
  language: Language;
  /** The router of the server, or that of the browser. */
  router: (children: ReactNode) => ReactNode;
}

/** A page with what the host gives it, the same on the server and in the browser. */
export const TriedPage = ({ path, page, data, language, router }: TriedPageProps) => (
  <LanguageProvider language={language}>
    {router(
      <Suspense>
        <Routes>
          <Route path={path} element={<page.Page data={data} />} />
        </Routes>
      </Suspense>,
    )}
  </LanguageProvider>
);
