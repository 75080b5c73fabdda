// Test files share their modules and the document. Each one begins with an empty page.
document.body.replaceChildren();
