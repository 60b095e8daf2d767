import { SearchInput, SelectInput, type SelectInputProps } from 'react-admin';
import { type AuditEntry, auditActions } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { StaffInput } from '../../firm/forms/staff';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordList } from '../../parts/RecordList';
import { SeoulInput } from '../../parts/SeoulInput';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { auditI18n } from './i18n';
import { folders, useThings } from './things';

const s = source<AuditEntry>();

/** Nothing that is only read or written is marked; what may need a second look is. */
export const tones = { DELETE: 'error', LOGIN_FAIL: 'error', EXPORT: 'warning', VIEW_PII: 'warning' } as const;

const Search = ({ source }: { source: string }) => {
  const t = auditI18n.useT();
  return (
    <SearchInput
      source={source}
      placeholder={t('searchHint')}
      slotProps={{ htmlInput: { 'aria-label': t('searchHint') } }}
    />
  );
};

const ThingInput = (props: SelectInputProps) => {
  const nameOf = useThings();
  return <SelectInput choices={folders.map((id) => ({ id, name: nameOf(id) }))} translateChoice={false} {...props} />;
};

const filters = [
  <Search key="q" source="q" {...{ alwaysOn: true }} />,
  <SelectInput key="action" source={s('action')} choices={choices('audit', 'action', auditActions)} alwaysOn />,
  <ThingInput key="resource" source={s('resource')} />,
  <StaffInput key="actor" source="actor" label="resources.audit.fields.actor.username" />,
  <SeoulInput key="from" source="from" label="resources.audit.period.from" helperText={false} />,
  <SeoulInput key="to" source="to" label="resources.audit.period.to" helperText={false} />,
];

/** Who did what, when and from where; opened, with what was before and after. */
export const AuditList = () => {
  const t = auditI18n.useT();
  const nameOf = useThings();
  return (
    <RecordList<AuditEntry>
      readOnly
      filters={filters}
      sort={{ field: s('at'), order: 'DESC' }}
      sorts={[s('at')]}
      hidden={[s('target'), s('requestId'), s('actor.role')]}
      exported={{
        at: true,
        'actor.username': true,
        'actor.role': true,
        action: true,
        resource: true,
        target: true,
        ip: true,
        reason: true,
      }}
      card={{
        title: ({ actor, resource }) => `${actor.username || t('system')} · ${nameOf(resource)}`,
        text: ({ at, ip }) => `${formatDateTime(at)} · ${ip}`,
        mark: () => <StatusField source={s('action')} tones={tones} />,
      }}
    >
      <Column source={s('at')} render={({ at }) => <OpenLink>{formatDateTime(at as string)}</OpenLink>} />
      <Column
        source={s('actor.username')}
        disableSort
        render={(entry) => (entry as unknown as AuditEntry).actor.username || t('system')}
      />
      <Column source={s('actor.role')} disableSort />
      <Column source={s('action')} disableSort>
        <StatusField source={s('action')} tones={tones} />
      </Column>
      <Column source={s('resource')} disableSort render={({ resource }) => nameOf(resource as string)} />
      <Column source={s('target')} disableSort />
      <Column source={s('reason')} disableSort />
      <Column source={s('ip')} disableSort />
      <Column source={s('requestId')} disableSort />
    </RecordList>
  );
};
