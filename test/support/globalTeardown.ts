export { forgetTemplate as default } from './postgresCopies';
