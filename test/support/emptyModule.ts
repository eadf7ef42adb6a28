/** What a test gets for a style sheet or a picture. */
export default '';
