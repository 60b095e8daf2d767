import { Suspense, use, useEffect, useMemo } from 'react';
import { useAuth } from 'shared/auth';
import { useLanguage } from 'shared/i18n';
import { type ExtensionEntry, isRunnable, type RunningRelease } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { useLocation } from 'shared/router';
import type { SlotProps, SlotValues } from 'shared/slots';
import { ErrorBoundary } from 'shared/ui';
import { RecordMatches } from '../records/RecordMatches';
import { findRecordLists } from '../records/record-lists';
import { useSetting } from '../shell/SettingProvider';
import { sortByNavigation } from '../shell/sort-by-navigation';
import { reportFailure } from './failure-report';
import { discardExtension, loadExtension } from './load-extension';
import { usePageStore } from './page-store';
import { useReleases } from './release-store';
import { toRemoteFailure } from './remote-failure';

interface ExtensionProps {
  release: RunningRelease;
  entry: ExtensionEntry;
  values: SlotValues;
}

const LoadedExtension = ({ release, entry, values }: ExtensionProps) => {
  const { Extension } = use(loadExtension(usePageStore(), release, entry));
  return <Extension values={values} />;
};

interface FailedExtensionProps extends Pick<ExtensionProps, 'release' | 'entry'> {
  cause: unknown;
  /** Pattern of the page around it. */
  page: string;
}

/** Reports the failure and shows nothing: the page around it goes on. Another page with the slot tries again. */
const FailedExtension = ({ release, entry, cause, page }: FailedExtensionProps) => {
  const store = usePageStore();
  useEffect(() => {
    const failure = toRemoteFailure(release, cause);
    discardExtension(store, release, entry, failure);
    void reportFailure(failure, page);
  }, [store, release, entry, cause, page]);
  return null;
};

const noScope: readonly string[] = [];
const noValues: SlotValues = {};

const noChoices: [] = [];

/** The running releases in the order that administrators have set. */
const useSortedReleases = () => {
  const releases = useReleases(usePageStore().releases);
  const choices = useSetting()?.navigation ?? noChoices;
  return useMemo(() => sortByNavigation(releases, choices), [releases, choices]);
};

/** The extensions that remotes have in a slot, in the order of the navigation, each with a boundary of its own. Those that a reader may not see are not loaded. */
const RemoteExtensions = ({ name, values = noValues }: SlotProps) => {
  const releases = useSortedReleases();
  const scope = useAuth(({ user }) => user?.scope ?? noScope);
  const { pathname } = useLocation();
  const page = findByPath(
    releases.flatMap(({ manifest }) => manifest.routes),
    pathname,
  )?.path;
  return releases.filter(isRunnable).map((release) => {
    const entry = release.manifest.extensions?.find(({ slot }) => slot === name);
    if (!entry || !(entry.scope?.some((each) => scope.includes(each)) ?? true)) return null;
    return (
      <ErrorBoundary
        key={`${release.name} ${release.version}`}
        resetKey={pathname}
        fallback={(cause) => <FailedExtension release={release} entry={entry} cause={cause} page={page ?? '/'} />}
      >
        <Suspense fallback={null}>
          <div data-extension={release.name}>
            <LoadedExtension release={release} entry={entry} values={values} />
          </div>
        </Suspense>
      </ErrorBoundary>
    );
  });
};

/** What the shell itself shows among the results of the site's search. */
const SearchMatches = ({ q }: { q: string }) => {
  const releases = useSortedReleases();
  const language = useLanguage();
  return findRecordLists(releases, 'search').map((list) => (
    <RecordMatches key={`${list.route} ${list.to} ${language}`} list={list} q={q} />
  ));
};

/** The content of a slot. */
export const SlotExtensions = (props: SlotProps) => (
  <>
    {props.name === 'search-results' && props.values?.q && <SearchMatches q={props.values.q} />}
    <RemoteExtensions {...props} />
  </>
);
