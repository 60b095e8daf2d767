import { Typography } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, failurePhases, type RemoteFailure } from 'shared/contract';
import { remoteNames } from 'shared/remotes';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { FailureShow } from './FailureShow';
import { failureI18n, failureLabels } from './i18n';
import { phaseTones } from './status-tones';

type List = typeof contract.console.failures.list;
const s = source<RemoteFailure>();
const filter = filterName<List>();

const Search = ({ source }: { source: string }) => {
  const t = failureI18n.useT();
  return <SearchInput source={source} placeholder={t('searchHint')} />;
};

const filters = [
  <Search key="q" source={filter('q')} {...{ alwaysOn: true }} />,
  <SelectInput key="phase" source={filter('phase')} choices={buildChoices('failures', 'phase', failurePhases)} />,
];

const ListTabs = () => {
  const t = failureI18n.useT();
  return <FilterTabs field={filter('remote')} values={remoteNames} label={t('byRemote')} all={t('all')} />;
};

/** The cause in a monospaced font that breaks anywhere, as it is long. */
const Cause = ({ text }: { text: string }) => (
  <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
    {text}
  </Typography>
);

const FailureList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    sorts={['updatedAt', 'createdAt', 'count']}
    hiddenColumns={['kind', 'host', 'createdAt']}
    tabs={<ListTabs />}
    exportFields={{
      remote: true,
      release: true,
      phase: true,
      kind: true,
      cause: true,
      page: true,
      host: true,
      count: true,
      createdAt: true,
      updatedAt: true,
    }}
    card={{
      title: ({ release }) => (
        <>
          <StatusField source={s('remote')} /> {release}
        </>
      ),
      text: ({ cause, count }) => (
        <>
          <Cause text={cause} /> × {count} · <DateTimeField source={s('updatedAt')} />
        </>
      ),
      aside: () => <StatusField source={s('phase')} tones={phaseTones} />,
    }}
  >
    <Column source={s('remote')}>
      <StatusField source={s('remote')} />
    </Column>
    <Column source={s('release')} />
    <Column source={s('phase')}>
      <StatusField source={s('phase')} tones={phaseTones} />
    </Column>
    <Column
      source={s('cause')}
      render={({ cause }) => (
        <RecordLink>
          <Cause text={String(cause).slice(0, 120)} />
        </RecordLink>
      )}
    />
    <Column source={s('kind')}>
      <StatusField source={s('kind')} />
    </Column>
    <Column source={s('page')} />
    <Column source={s('host')} />
    <Column source={s('count')} align="right" />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

export const failures = defineResource({
  name: 'failures',
  labels: failureLabels,
  menu: { group: 'system', Icon: TriangleAlert },
  store: createReadStore('failures', api.console.failures, contract.console.failures),
  recordTitle: s('cause'),
  List: FailureList,
  Edit: FailureShow,
});
