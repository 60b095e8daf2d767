import { FilterTabs } from '../../components/lists/FilterTabs';
import { useReleases } from '../releases/use-releases';

/** Those with a label here; any other remote is called by its name. */
const labelled = ['remote-home', 'remote-console', 'remote-matching'];

/** A tab for each remote, also for one that came later than this console. */
export const RemoteTabs = ({ field }: { field: string }) => {
  const { data } = useReleases();
  const running = data?.channels.flatMap(({ releases }) => releases.map(({ name }) => name)) ?? [];
  return <FilterTabs field={field} values={[...new Set([...labelled, ...running])]} />;
};
