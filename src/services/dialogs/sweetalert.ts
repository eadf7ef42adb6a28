// The module without styles: the usual one adds a style element, which a strict content security policy refuses.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import './dialogs.scss';

export { Swal };
