import type { ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router';
import { type Language, localiseAddress } from 'shared/i18n';

const refuse = () => {
  throw new Error('Nothing navigates on the server');
};

interface ServerRouterProps {
  /** Path and query, without the language. */
  address: string;
  language: Language;
  children: ReactNode;
}

/** The router of the server: links lead to pages in the language, as those of `AppRouter` do in the browser. */
export const ServerRouter = ({ address, language, children }: ServerRouterProps) => {
  const createHref = (to: To) => localiseAddress(typeof to === 'string' ? to : createPath(to), language);
  return (
    <Router location={address} navigator={{ createHref, go: refuse, push: refuse, replace: refuse }} static>
      {children}
    </Router>
  );
};
