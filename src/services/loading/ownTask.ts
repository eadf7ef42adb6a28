import { nextTask } from './nextTask';

/** Code that is fetched; what it is for begins in a task of its own, after its reading, and what is pressed is heard in between. */
export async function ownTask<Module>(code: Promise<Module>): Promise<Module> {
  const module = await code;
  await nextTask();
  return module;
}
