import { declareArea } from '#core/chunks/declareArea.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { typedNewUser, userAdd } from './newUser/newUser';
import { newUserSaga } from './newUser/newUserSaga';
import { passwordSaga } from './passwordSaga';
import { typedUser, user, userSave } from './user/user';
import { userSaga } from './user/userSaga';
import { userStep } from './user/userStep';
import { users } from './users';
import { AREA, USERS_PATHS } from './usersPaths';

export const area = declareArea({
  name: AREA,
  path: USERS_PATHS.list,
  parts: [
    users,
    // What is typed is opened first: it is there before its page is read.
    typedUser,
    typedNewUser,
    { saga: userSaga },
    { saga: newUserSaga },
    { saga: passwordSaga },
    user,
    userSave,
    userStep,
    userAdd,
  ],
  // Small, and asked for one after the other: in the area's own file, which costs the first load no names.
  pages: [
    {
      name: 'newUser',
      path: 'nuevo',
      load: () => ownTask(import(/* webpackChunkName: "users" */ './newUser/newUserChunk')),
      chunk: AREA,
    },
    {
      name: 'user',
      path: 'ficha/*',
      load: () => ownTask(import(/* webpackChunkName: "users" */ './user/userChunk')),
      chunk: AREA,
    },
  ],
});
