import {
  type RaRecord,
  useDelete,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useStore } from '../../data/resources-context';
import { DeleteButton } from './DeleteButton';

const maxNameLength = 60;

/** What both buttons know of the resource whose records they delete. */
const useDeletion = () => {
  const resource = useResourceContext() ?? '';
  const { auditName } = useStore(resource);
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  const [deleteOne] = useDelete();
  const getName = (record: RaRecord | undefined, id: string) => {
    const name = record && represent(record);
    return typeof name === 'string' && name ? name.slice(0, maxNameLength) : `#${id}`;
  };
  return {
    resource,
    getName,
    button: {
      auditName,
      note: translate(`resources.${resource}.delete.note`, { _: '' }),
      remove: (id: string) =>
        deleteOne(resource, { id, previousData: { id } }, { mutationMode: 'pessimistic', returnPromise: true }),
    },
  };
};

/** Deletes the record of a page and goes back to the list. */
export const RecordDeleteButton = () => {
  const { resource, getName, button } = useDeletion();
  const redirect = useRedirect();
  const record = useRecordContext();
  if (!record) return null;
  const id = String(record.id);
  return (
    <DeleteButton
      {...button}
      targets={[{ id, name: getName(record, id) }]}
      onDeleted={() => redirect('list', resource)}
    />
  );
};

/** Deletes the selected rows of a list; those that are refused stay selected. */
export const SelectionDeleteButton = () => {
  const { getName, button } = useDeletion();
  const { selectedIds, data = [], onSelect } = useListContext();
  const targets = selectedIds.map(String).map((id) => ({
    id,
    name: getName(
      data.find((row) => String(row.id) === id),
      id,
    ),
  }));
  return (
    <DeleteButton
      {...button}
      size="small"
      targets={targets}
      onDeleted={(ids) => onSelect(selectedIds.filter((id) => !ids.includes(String(id))))}
    />
  );
};
