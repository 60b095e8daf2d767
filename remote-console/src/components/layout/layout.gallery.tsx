import { Box } from '@mui/material';
import { Copy } from 'lucide-react';
import { TextInput } from 'react-admin';
import { getNetworkMessage } from '../../data/i18n';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm, ExampleRecord } from '../../gallery/Example';
import { exampleI18n } from '../../gallery/i18n';
import { Disclosure } from './Disclosure';
import { FormGrid } from './FormGrid';
import { LoadError } from './LoadError';
import { QueryStatus } from './QueryStatus';
import { RouteTabs } from './RouteTabs';
import { ScrollArea } from './ScrollArea';
import { FieldSection, Section } from './Section';
import { TopBarButton } from './TopBarButton';
import { TopBarPortal, topBarId } from './TopBarPortal';

const { useT } = exampleI18n;
const nothing = () => undefined;

const Grid = () => (
  <ExampleForm>
    <FormGrid>
      <TextInput source="name" helperText={false} />
      <TextInput source="phone" helperText={false} />
      <TextInput source="email" helperText={false} />
      <TextInput source="receiptNo" helperText={false} disabled />
    </FormGrid>
  </ExampleForm>
);

const Failed = () => <LoadError error={{ message: getNetworkMessage('unread') }} retry={nothing} />;

const Pending = () => (
  <QueryStatus query={{ data: undefined, isPending: true, error: null, refetch: nothing }} height={96} />
);

const Refused = () => (
  <QueryStatus
    query={{ data: undefined, isPending: false, error: new Error(getNetworkMessage('unread')), refetch: nothing }}
    height={96}
  />
);

const Tabs = () => {
  const t = useT();
  return (
    <RouteTabs
      label={t('request')}
      base="/components/layout"
      tabs={[
        { name: 'request', label: t('request'), content: t('closeQuestion') },
        { name: 'files', label: t('files'), count: 12, content: t('filesHint') },
        { name: 'handling', label: t('handling'), count: 0, content: t('longNote') },
      ]}
    />
  );
};

const Part = () => {
  const t = useT();
  return <Section title={t('handling')}>{t('longNote')}</Section>;
};

const Closed = () => {
  const t = useT();
  return <Disclosure summary={t('handling')}>{t('longNote')}</Disclosure>;
};

const Wide = () => {
  const t = useT();
  return (
    <ScrollArea label={t('handling')}>
      <Box sx={{ whiteSpace: 'nowrap', pb: 1 }}>{t('longNote')}</Box>
    </ScrollArea>
  );
};

const FieldPart = () => (
  <ExampleRecord>
    <FieldSection source="memos">{useT()('longNote')}</FieldSection>
  </ExampleRecord>
);

const Bar = () => (
  <>
    <Box id={topBarId} sx={{ display: 'flex', justifyContent: 'flex-end', borderBottom: 1, borderColor: 'divider' }} />
    <TopBarPortal>
      <TopBarButton label={useT()('copy')} Icon={Copy} onClick={nothing} />
    </TopBarPortal>
  </>
);

const BarButton = () => <TopBarButton label={useT()('copy')} Icon={Copy} onClick={nothing} />;

export const gallery = defineConsoleGallery({
  title: { ko: '배치', en: 'Layout', cn: '布局' },
  parts: {
    FormGrid: { props: 'columns?; children', wide: true, states: { normal: Grid } },
    Section: { props: 'title; children', states: { normal: Part } },
    FieldSection: { file: 'Section', props: 'source: whose label is the title', states: { normal: FieldPart } },
    Disclosure: { props: 'summary; children', states: { normal: Closed, focus: Closed } },
    ScrollArea: { props: 'label; children', states: { normal: Wide, focus: Wide } },
    RouteTabs: { props: 'label; base; tabs', wide: true, states: { normal: Tabs } },
    TopBarButton: { props: 'label; Icon; onClick', states: { normal: BarButton, focus: BarButton } },
    TopBarPortal: { props: 'children: actions of the open record', states: { normal: Bar } },
    LoadError: { props: 'error; retry', states: { error: Failed } },
    QueryStatus: { props: 'query; height', states: { loading: Pending, error: Refused } },
  },
});
