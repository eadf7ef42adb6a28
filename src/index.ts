import { startTransition } from 'react';
import { nextTask } from '#services/loading/nextTask.ts';
import './styles/main.scss';

/** Reads the code, which this chunk holds all of, in several tasks: what is pressed on a slow phone is heard in between. */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await nextTask();
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '#app/store.ts');
  await nextTask();
  const { createApplication } = await import(/* webpackMode: "eager" */ '#app/createApplication.tsx');
  await nextTask();
  const { start, application } = createApplication();
  await nextTask();
  start();
  // Drawn in pieces too.
  startTransition(() => createRoot(root).render(application));
}

void begin();
