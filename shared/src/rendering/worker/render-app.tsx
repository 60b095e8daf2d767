import type { ReactNode } from 'react';
import type { Language } from 'shared/i18n';
import { renderHtml } from './render-html';
import { ServerRouter } from './ServerRouter';

interface Address {
  pathname: string;
  search: string;
  language: Language;
}

/** Renders an app at an address; `createApp` gets the router of the server. Rejects with what the app throws. */
export const renderApp = async (
  { pathname, search, language }: Address,
  createApp: (router: (children: ReactNode) => ReactNode) => ReactNode,
): Promise<Buffer> => {
  const router = (children: ReactNode) => (
    <ServerRouter address={pathname + search} language={language}>
      {children}
    </ServerRouter>
  );
  const { html, failure } = await renderHtml(createApp(router));
  if (failure) throw failure;
  return html;
};
