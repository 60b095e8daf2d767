import { Typography } from '@mui/material';
import { SearchInput, SelectInput } from 'react-admin';
import { failurePhases, type RemoteFailure } from 'shared/contract';
import { remoteNames } from 'shared/remotes';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { failureI18n } from './i18n';

const s = source<RemoteFailure>();

export const phaseTones = { mount: 'error', mismatch: 'error', data: 'warning' } as const;

const Search = ({ source }: { source: string }) => {
  const t = failureI18n.useT();
  return <SearchInput source={source} placeholder={t('searchHint')} />;
};

const filters = [
  <Search key="q" source="q" {...{ alwaysOn: true }} />,
  <SelectInput key="phase" source={s('phase')} choices={choices('failures', 'phase', failurePhases)} />,
];

const Above = () => {
  const t = failureI18n.useT();
  return <ValueTabs field={s('remote')} values={remoteNames} label={t('byRemote')} all={t('all')} />;
};

/** Long, and different from its neighbours only somewhere in it. */
const Cause = ({ text }: { text: string }) => (
  <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
    {text}
  </Typography>
);

export const FailureList = () => (
  <RecordList<RemoteFailure>
    readOnly
    filters={filters}
    sort={{ field: s('updatedAt'), order: 'DESC' }}
    sorts={[s('updatedAt'), s('createdAt'), s('count')]}
    hidden={[s('kind'), s('host'), s('createdAt')]}
    above={<Above />}
    exported={{
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
          <Cause text={cause} /> × {count} · <WhenField source={s('updatedAt')} />
        </>
      ),
      mark: () => <StatusField source={s('phase')} tones={phaseTones} />,
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
        <OpenLink>
          <Cause text={String(cause).slice(0, 120)} />
        </OpenLink>
      )}
    />
    <Column source={s('kind')}>
      <StatusField source={s('kind')} />
    </Column>
    <Column source={s('page')} />
    <Column source={s('host')} />
    <Column source={s('count')} align="right" />
    <Column source={s('createdAt')} field={WhenField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);
