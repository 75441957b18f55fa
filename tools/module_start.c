/* Starts the modules of the compiled engine.

   mypyc puts many modules into one library and offers, for each, a function that makes the module, as a capsule. mypyc's own way to
   call it is one more extension module for each; this one serves them all. */

#include <Python.h>

static PyObject *create(PyObject *self, PyObject *capsule)
{
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return init == NULL ? NULL : init();
}

static PyObject *check(PyObject *self, PyObject *capsule)
{
    int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    if (ensure == NULL || ensure() < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"create", create, METH_O, "Make the module that a capsule of a library makes."},
    {"check", check, METH_O, "Let a library look for the other libraries that it needs."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "krainy_module_start", NULL, -1, methods};

PyMODINIT_FUNC PyInit_krainy_module_start(void)
{
    return PyModule_Create(&definition);
}
