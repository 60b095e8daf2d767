import type { RouteEntry } from './manifest';
import type { AnyPage, RemoteModule } from './module';

/** A page in a chunk of its own, loaded when its path is opened. */
interface LazyPage extends RouteEntry {
  lazy: () => Promise<{ page: AnyPage }>;
  eager?: never;
}

/** A page that is loaded with the remote itself. `createRoutes` receives it. */
interface EagerPage extends RouteEntry {
  eager: true;
  lazy?: never;
}

type PageDescription = LazyPage | EagerPage;

type EagerPath<Pages extends readonly PageDescription[]> = Extract<Pages[number], { eager: true }>['path'];

/** Refuses a misspelt property, which the constraint of a type parameter alone would let pass. */
type NoOtherProperties<Pages extends readonly PageDescription[]> = {
  [Index in keyof Pages]: Partial<Record<Exclude<keyof Pages[Index], keyof PageDescription>, never>>;
};

/** The page of each eager path; nothing may be passed where no page is eager. */
type EagerPages<Pages extends readonly PageDescription[]> = [EagerPath<Pages>] extends [never]
  ? []
  : [pages: Record<EagerPath<Pages>, AnyPage>];

/**
 * The list of a remote's pages, from which its manifest and its routes are made. Where it is called with an array
 * literal, the build writes each `import()`'s chunk name from `chunk` and leaves everything but `path` and `lazy` out of
 * the browser's copy (shared/build/webpack/page-list.ts).
 */
export const definePages = <const Pages extends readonly PageDescription[]>(
  pages: Pages & NoOtherProperties<Pages>,
): Pages => pages;

/** The manifest's routes. Loads no page. */
export const describePages = (pages: readonly PageDescription[]): RouteEntry[] =>
  pages.map(({ lazy, eager, ...entry }) => entry);

/** The routes of the remote's module, in the order of the list. The second argument holds the page of each eager path. */
export const createRoutes = <const Pages extends readonly PageDescription[]>(
  pages: Pages,
  ...given: EagerPages<Pages>
): RemoteModule['routes'] => {
  // Inside the function the compiler does not know which of its two types the argument has.
  const [eager = {}] = given as [Partial<Record<string, AnyPage>>?];
  return pages.map(({ path, lazy }) => (lazy ? { path, lazy } : { path, ...(eager[path] as AnyPage) }));
};
