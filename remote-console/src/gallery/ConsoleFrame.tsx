import { ScopedCssBaseline } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { AdminContext, memoryStore, Notification, ResourceDefinitionContextProvider } from 'react-admin';
import { useTheme } from 'shared/ui';
import { createDataProvider } from '../data/data-provider';
import { getStores } from '../data/define-resource';
import { createQueryClient } from '../data/query-client';
import { ConsoleResourcesContext } from '../data/resources-context';
import { useI18nProvider } from '../i18n';
import { createConsoleTheme } from '../shell/console-theme';
import { routerProvider } from '../shell/router-provider';
import { StyleProvider } from '../shell/StyleProvider';
import { staff } from './example-records';
import { exampleDefinitions, exampleResources } from './example-resources';

const dataProvider = createDataProvider(getStores(exampleResources));
const consoleResources = { resources: exampleResources, tabs: [] };

/** What components read from the API themselves, as if it had been read. */
const createExampleQueries = () => {
  const queries = createQueryClient();
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  });
  queries.setQueryData(['staff'], { staff });
  return queries;
};

/** The console around an example: theme, translations, and records in memory in place of the API. */
export const ConsoleFrame = ({ children }: { children: ReactNode }) => {
  const mode = useTheme();
  const [queries] = useState(createExampleQueries);
  const [store] = useState(memoryStore);
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  return (
    <StyleProvider>
      <ConsoleResourcesContext value={consoleResources}>
        <AdminContext
          basename="/console"
          dataProvider={dataProvider}
          i18nProvider={useI18nProvider()}
          queryClient={queries}
          routerProvider={routerProvider}
          store={store}
          theme={theme}
        >
          <ResourceDefinitionContextProvider definitions={exampleDefinitions}>
            <ScopedCssBaseline sx={{ bgcolor: 'transparent' }}>{children}</ScopedCssBaseline>
            <Notification />
          </ResourceDefinitionContextProvider>
        </AdminContext>
      </ConsoleResourcesContext>
    </StyleProvider>
  );
};
