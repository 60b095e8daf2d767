import { Typography } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { api } from 'shared/client';
import { contract, failurePhases, type RemoteFailure } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LabelledSearchInput } from '../../components/inputs/LabelledSearchInput';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { FailureShow } from './FailureShow';
import { failureI18n, failureLabels } from './i18n';
import { RemoteTabs } from './RemoteTabs';
import { phaseTones } from './status-tones';

type List = typeof contract.console.failures.list;
const s = source<RemoteFailure>();
const filter = filterName<List>();

const Search = ({ source }: { source: string }) => {
  const t = failureI18n.useT();
  return <LabelledSearchInput source={source} hint={t('searchHint')} />;
};

const filters = [<ChoiceInput key="phase" source={filter('phase')} values={failurePhases} />];

/** The cause in a monospaced font that breaks anywhere, as it is long. */
const Cause = ({ text }: { text: string }) => (
  <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
    {text}
  </Typography>
);

const FailureList = () => (
  <RecordList<List>
    filters={filters}
    search={<Search key="q" source={filter('q')} {...{ alwaysOn: true }} />}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    sorts={['updatedAt', 'createdAt', 'count']}
    hiddenColumns={['kind', 'host', 'createdAt']}
    tabs={<RemoteTabs field={filter('remote')} />}
    exportFields={['remote', 'release', 'phase', 'kind', 'cause', 'page', 'host', 'count', 'createdAt', 'updatedAt']}
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
    <StatusColumn source={s('remote')} />
    <Column source={s('release')} />
    <StatusColumn source={s('phase')} tones={phaseTones} />
    <Column
      source={s('cause')}
      render={({ cause }) => (
        <RecordLink>
          <Cause text={String(cause).slice(0, 120)} />
        </RecordLink>
      )}
    />
    <StatusColumn source={s('kind')} />
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
  menu: { group: 'system', order: 40, Icon: TriangleAlert },
  store: createReadStore('failures', api.console.failures, contract.console.failures),
  recordTitle: s('cause'),
  List: FailureList,
  Edit: FailureShow,
});
