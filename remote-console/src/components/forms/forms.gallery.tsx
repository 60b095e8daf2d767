import { Box } from '@mui/material';
import { useEffect } from 'react';
import {
  BooleanInput,
  EditContextProvider,
  type EditControllerResult,
  RecordContextProvider,
  ResourceContextProvider,
  TitlePortal,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Opener } from 'shared/gallery';
import { Route, Routes } from 'shared/router';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { post } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { DateTimeField } from '../fields/DateTimeField';
import { DescriptionList, FieldItem } from '../fields/DescriptionList';
import { LocalisedField } from '../fields/LocalisedField';
import { StatusField } from '../fields/StatusField';
import { LanguageTabs } from '../inputs/LanguageTabs';
import { LocalisedTextInput } from '../inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../inputs/SeoulEndInput';
import { FormGrid } from '../layout/FormGrid';
import { Section } from '../layout/Section';
import { topBarId } from '../layout/TopBarPortal';
import { DocumentEdit } from './DocumentEdit';
import { FormErrors } from './FormErrors';
import { FormTabs } from './FormTabs';
import { RecordEdit } from './RecordEdit';
import { RecordForm } from './RecordForm';
import { CreateScreen } from './RecordScreens';
import { RecordShow } from './RecordShow';
import { RecordSkeleton } from './RecordSkeleton';
import { StaleDialog } from './StaleDialog';
import { StaleWriteContext } from './stale-write';

const { useT } = exampleI18n;

const Texts = () => (
  <LanguageTabs>
    <LocalisedTextInput source="subject" max={200} required />
    <LocalisedTextInput source="summary" max={400} multiline />
  </LanguageTabs>
);

const Publishing = () => (
  <>
    <FormGrid>
      <SeoulDateTimeInput source="publishAt" />
      <SeoulEndInput source="unpublishAt" />
    </FormGrid>
    <BooleanInput source="pinned" helperText={false} />
  </>
);

const Aside = () => (
  <Section title={useT()('handling')}>
    <Publishing />
  </Section>
);

const Edit = () => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <TitlePortal component="h3" sx={{ m: 0 }} />
      <Box id={topBarId} />
    </Box>
    <ResourceContextProvider value="boards">
      <RecordEdit id="post-1">
        <RecordForm removable side={<Aside />}>
          <Texts />
        </RecordForm>
      </RecordEdit>
    </ResourceContextProvider>
  </>
);

/** Types into the form, so that it has something to save. */
const Typing = ({ source, value }: { source: string; value: unknown }) => {
  const { setValue, formState } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    if (isReady) setValue(source, value, { shouldDirty: true });
  }, [isReady, setValue, source, value]);
  return null;
};

const Unsaved = () => (
  <ResourceContextProvider value="boards">
    <RecordContextProvider value={{ ...post, id: 'post-1' }}>
      <RecordForm removable warnWhenUnsavedChanges={false}>
        <Typing source="pinned" value={false} />
        <BooleanInput source="pinned" helperText={false} />
      </RecordForm>
    </RecordContextProvider>
  </ResourceContextProvider>
);

const Failed = () => (
  <ResourceContextProvider value="popups">
    <RecordEdit id="popup-1">
      <RecordForm>
        <Texts />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);

const Create = () => (
  <ResourceContextProvider value="boards">
    <CreateScreen Fields={Texts} Aside={Aside} defaultValues={{ pinned: false }} />
  </ResourceContextProvider>
);

const Document = () => (
  <DocumentEdit resource="boards">
    <Publishing />
  </DocumentEdit>
);

const Details = () => (
  <DescriptionList>
    <FieldItem source="subject">
      <LocalisedField source="subject" />
    </FieldItem>
    <FieldItem source="status">
      <StatusField source="status" />
    </FieldItem>
    <FieldItem source="publishAt">
      <DateTimeField source="publishAt" />
    </FieldItem>
  </DescriptionList>
);

/** The id of the record is a part of the page's path. */
const Show = () => (
  <ResourceContextProvider value="boards">
    <Routes location="/post-1">
      <Route path="/:id" element={<RecordShow Details={Details} />} />
    </Routes>
  </ResourceContextProvider>
);

const Tabs = () => {
  const t = useT();
  return (
    <ExampleForm resource="boards" errors={{ publishAt: t('publishError') }}>
      <FormTabs
        label={t('request')}
        tabs={[
          { name: 'texts', label: t('request'), Fields: Texts, keys: ['subject', 'summary'] },
          { name: 'publishing', label: t('handling'), Fields: Publishing, keys: ['publishAt', 'unpublishAt'] },
        ]}
      />
    </ExampleForm>
  );
};

const Errors = () => {
  const t = useT();
  return (
    <ExampleForm resource="boards" errors={{ 'subject.ko': t('subjectError'), publishAt: t('publishError') }}>
      <FormErrors />
      <SeoulDateTimeInput source="publishAt" />
    </ExampleForm>
  );
};

const edit = { resource: 'boards', refetch: async () => undefined } as unknown as EditControllerResult;
const stored = { ...post, id: 'post-1', version: 8, subject: { ...post.subject, ko: '전세 보증금 돌려받는 법' } };
const nothing = () => undefined;

const Stale = () => (
  <EditContextProvider value={edit}>
    <ExampleForm resource="boards">
      <Typing source="subject.ko" value="보증금 안내" />
      <Opener>
        {(open, close) =>
          open && (
            <StaleWriteContext
              value={{
                stale: { stored, changedBy: 'daniel.seo', changedAt: '2026-11-25T05:40:00.000Z' },
                dismiss: close,
                refusedBody: null,
              }}
            >
              <StaleDialog submit={nothing} focus={nothing} />
            </StaleWriteContext>
          )
        }
      </Opener>
    </ExampleForm>
  </EditContextProvider>
);

export const gallery = defineConsoleGallery({
  title: { ko: '양식', en: 'Forms', cn: '表单' },
  parts: {
    RecordEdit: {
      props: 'actions?; id?; title?; transform?; children',
      wide: true,
      states: { filled: Edit, error: Failed },
    },
    RecordForm: {
      props: 'side?; sideFirst?; removable?; children; …<Form>',
      with: ['ConsoleForm', 'FormDraft'],
      wide: true,
      states: { unsaved: Unsaved },
    },
    CreateScreen: {
      file: 'RecordScreens',
      props: 'Fields; Aside?; defaultValues; transform?; listUploads?',
      with: ['EditScreen'],
      wide: true,
      states: { empty: Create },
    },
    DocumentEdit: { props: 'resource; transform?; children', wide: true, states: { filled: Document } },
    RecordShow: { props: 'Details', wide: true, states: { filled: Show } },
    RecordSkeleton: { wide: true, states: { loading: RecordSkeleton } },
    FormTabs: { props: 'label; tabs; first?', wide: true, states: { error: Tabs } },
    FormErrors: { wide: true, states: { error: Errors } },
    StaleDialog: { props: 'submit; focus', states: { opened: Stale } },
  },
});
