import { useEffect, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { useLanguage } from 'shared/i18n';
import { Route } from 'shared/router';
import { useTheme } from 'shared/ui';
import { DashboardPage } from '../dashboard/DashboardPage';
import { createDataProvider } from '../data/data-provider';
import { getStores, isListResource } from '../data/define-resource';
import { createQueryClient } from '../data/query-client';
import { ConsoleResourcesContext } from '../data/resources-context';
import { useI18nProvider } from '../i18n';
import { resources, tabs } from '../resources';
import { createConsoleStore } from './console-store';
import { createConsoleTheme } from './console-theme';
import { getRecordTitle } from './get-record-title';
import { shellI18n } from './i18n';
import { Layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { routerProvider } from './router-provider';
import { StyleProvider } from './StyleProvider';

const dataProvider = createDataProvider(getStores(resources));
const consoleResources = { resources, tabs };

/** The signed-in console. `user` owns the stored choices and the cache, so it is mounted anew for each user. */
export const AdminArea = ({ user }: { user: string }) => {
  const t = shellI18n.useT();
  const language = useLanguage();
  const mode = useTheme();
  const [store] = useState(() => createConsoleStore(user));
  const [queries] = useState(createQueryClient);
  useEffect(() => () => queries.clear(), [queries]);
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  return (
    <StyleProvider>
      <ConsoleResourcesContext value={consoleResources}>
        <Admin
          basename="/console"
          catchAll={NotFoundPage}
          dashboard={DashboardPage}
          dataProvider={dataProvider}
          disableTelemetry
          i18nProvider={useI18nProvider()}
          layout={Layout}
          queryClient={queries}
          routerProvider={routerProvider}
          store={store}
          theme={theme}
          title={t('console')}
        >
          {resources.filter(isListResource).map(({ name, recordTitle, List, Create, Edit }) => (
            <Resource
              key={name}
              name={name}
              recordRepresentation={(record: object) => getRecordTitle(record, recordTitle, language)}
              list={List}
              {...(Create && { create: Create })}
              {...(Edit && { edit: Edit })}
            />
          ))}
          <CustomRoutes>
            {resources.map(
              (resource) =>
                'Page' in resource && (
                  <Route key={resource.name} path={`/${resource.name}`} element={<resource.Page />} />
                ),
            )}
          </CustomRoutes>
        </Admin>
      </ConsoleResourcesContext>
    </StyleProvider>
  );
};
