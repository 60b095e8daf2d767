import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleRecord } from '../../gallery/Example';
import { consultations } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { DeleteButton } from './DeleteButton';
import { RecordDeleteButton, SelectionDeleteButton } from './RecordDeleteButton';

const done = async () => undefined;
const targets = consultations.map(({ _id, name }) => ({ id: _id, name }));

const One = () => (
  <DeleteButton targets={targets.slice(0, 1)} auditName="boards" remove={done} onDeleted={() => undefined} />
);
const Many = () => (
  <DeleteButton
    targets={targets}
    auditName="levels"
    note={exampleI18n.useT()('longNote')}
    remove={done}
    onDeleted={() => undefined}
  />
);
const OfRecord = () => (
  <ExampleRecord>
    <RecordDeleteButton />
  </ExampleRecord>
);

const data = consultations.map((each) => ({ ...each, id: each._id }));
const OfSelection = () => {
  const list = useList({ data, resource: 'forms' });
  return (
    <ResourceContextProvider value="forms">
      <ListContextProvider value={{ ...list, selectedIds: ['consultation-1', 'consultation-2'] }}>
        <SelectionDeleteButton />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

export const gallery = defineConsoleGallery({
  title: { ko: '삭제', en: 'Deletion', cn: '删除' },
  parts: {
    DeleteButton: {
      props: 'targets; auditName; label?; note?; remove; onDeleted; onRestored?; …<Button>',
      states: { normal: One, many: Many, focus: One },
    },
    RecordDeleteButton: { states: { normal: OfRecord } },
    SelectionDeleteButton: { file: 'RecordDeleteButton', states: { selected: OfSelection } },
  },
});
